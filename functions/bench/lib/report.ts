import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';
import { format } from 'prettier';
import { inRepo } from '../../../scripts/lib/repo.ts';

const intro = `# Benchmarks

Each part is written by its command. Client, server and database share the machine's cores, so only figures of one table can be
compared with each other, and only their ratios with anybody else's.
`;

/** Writes one part of a page below docs/ anew and leaves the rest as it is. */
export async function writePart(name: string, markdown: string, file = 'benchmarks.md'): Promise<void> {
  const page = inRepo('docs', file);
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const before = await readFile(page, 'utf8').catch(() => intro);
  const part = `${begin}\n\n${markdown.trim()}\n\n${end}`;
  const from = before.indexOf(begin);
  const to = before.indexOf(end);
  const text =
    from === -1 || to === -1
      ? `${before.trim()}\n\n${part}\n`
      : before.slice(0, from) + part + before.slice(to + end.length);
  await writeFile(page, await format(text, { parser: 'markdown', printWidth: 110 }));
  console.log(`\nWritten to docs/${file}.`);
}

/** When and on what it was measured. */
export function circumstances(command: string): string {
  const machine = `${String(availableParallelism())} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB, ${type()} ${release()}`;
  return `\`${command}\`, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, Node ${process.versions.node}, ${machine}.`;
}

type Cell = string | number;

/** A table in Markdown; numbers are written with thousands apart. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.map(written).join(' | ')} |`;
  return [
    line(head),
    line(head.map((_name, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map(line),
  ].join('\n');
}

function written(value: Cell): string {
  if (typeof value === 'string') return value;
  const digits = Math.abs(value) >= 20 || Number.isInteger(value) ? 0 : Math.abs(value) >= 1 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

interface Bar {
  readonly name: string;
  readonly value: number;
}

/** Writes a chart of horizontal bars, readable on light and dark pages. */
export async function writeChart(file: string, title: string, bars: readonly Bar[]): Promise<void> {
  const [left, full, rowHeight] = [270, 380, 26];
  const most = Math.max(...bars.map(({ value }) => value));
  const rows = bars.map(({ name, value }, index) => {
    const y = 40 + index * rowHeight;
    const width = Math.max(1, (value / most) * full);
    return `<text x="${String(left - 8)}" y="${String(y + 13)}" text-anchor="end">${escaped(name)}</text><rect x="${String(left)}" y="${String(y)}" width="${width.toFixed(1)}" height="17" rx="2" fill="#3d7ea6"/><text x="${(left + width + 6).toFixed(1)}" y="${String(y + 13)}">${written(Math.round(value))}</text>`;
  });
  const height = String(48 + bars.length * rowHeight);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="740" height="${height}" viewBox="0 0 740 ${height}" role="img" aria-label="${escaped(title)}" font-family="system-ui, sans-serif" font-size="12" fill="#808890"><text x="0" y="20" font-size="14">${escaped(title)}</text>${rows.join('')}</svg>\n`;
  await mkdir(inRepo('docs', 'benchmarks'), { recursive: true });
  await writeFile(inRepo('docs', 'benchmarks', file), svg);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
