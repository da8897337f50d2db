import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const exportName = 'firestore_export';
/** Fixed creation time of every export. */
const settledMoment = Date.parse('2026-07-01T06:00:00Z');
const [startTag, endTag, varintBytes] = [0x10, 0x18, 8];

/**
 * Replaces the start and end times in the Firestore export with a fixed time, so that the same data gives the same
 * bytes. Expects both times in microseconds after the export's name; leaves any other layout unchanged.
 */
export async function settleExportTimes(exportFolder: string): Promise<void> {
  const folder = join(exportFolder, exportName, 'all_namespaces', 'all_kinds');
  const file = join(folder, 'all_namespaces_all_kinds.export_metadata');
  const bytes = await readFile(file);
  const start = bytes.indexOf(exportName) + exportName.length;
  const end = start + 1 + varintBytes;
  if (bytes[start] !== startTag || bytes[end] !== endTag) return;
  const moment = varint(BigInt(settledMoment) * 1000n);
  const times = [Buffer.of(startTag), moment, Buffer.of(endTag), moment];
  await writeFile(
    file,
    Buffer.concat([bytes.subarray(0, start), ...times, bytes.subarray(end + 1 + varintBytes)]),
  );
}

/** Encodes a Protocol Buffers varint: seven bits per byte, lowest first. */
function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Buffer.from([...bytes, Number(rest)]);
}
