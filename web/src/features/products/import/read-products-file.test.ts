import { describe, expect, it } from 'vitest';
import {
  productCells,
  productColumns,
  readProductCells,
  type ProductColumn,
} from '@pedalworks/contract/product-columns';
import type { Product } from '@pedalworks/contract';
import Papa from 'papaparse';
import { parts, type CataloguePart } from '../../../../../emulator-data/source/parts.ts';
import { readProductsFile } from './read-products-file.ts';

const file = (content: BlobPart) => new File([content], 'parts.csv');
const read = (content: BlobPart) => readProductsFile(file(content), 'usd');
const head = 'Part number,Name,Description,Price,Available quantity,Minimum order quantity,Images';
const hub = 'PW-1,Hub,A hub.,59.90,12,1,https://p.example/hub.webp';
const row = { partNumber: 'PW-1', name: 'Hub', price: 59.9, quantity: 12, minOrder: 1 };

async function wrong(content: BlobPart): Promise<readonly string[]> {
  const { rows } = await read(content);
  return rows.flatMap(({ line, issues }) => issues.map(({ message }) => `${String(line)}: ${message}`));
}

const utf16 = (text: string) => new Uint16Array(Array.from(text, (each) => each.charCodeAt(0)));
const bigEndian = (text: string) => Buffer.from(utf16(text).buffer).swap16();

describe('a CSV file of products', () => {
  const semicolons = `${head}\n${hub}`.replaceAll(',', ';').replace('59.90', '59,90');
  it.each<[string, BlobPart]>([
    ['in the exported format (BOM and CRLF)', `\ufeff${head}\r\n${hub}\r\n`],
    ['with line feeds', `${head}\n${hub}\n`],
    ['with semicolons and decimal commas', semicolons],
    ['with tabs', `${head}\n${hub}`.replaceAll(',', '\t')],
    ['with Excel’s separator line', `sep=;\r\n${semicolons}`],
    ['with pipes', `${head}\n${hub}`.replaceAll(',', '|')],
    ['with a quoted separator line', `"sep=;"\r\n${semicolons}`],
    ['with a separator line for another separator', `sep=;\r\n${head}\n${hub}`],
    ['as Excel’s “Unicode text”', utf16(`\ufeff${head}\n${hub}`.replaceAll(',', '\t'))],
    ['as UTF-16 without a byte order mark', utf16(`${head}\n${hub}`)],
    ['as big-endian UTF-16', bigEndian(`\ufeff${head}\n${hub}`)],
    ['as big-endian UTF-16 without a byte order mark', bigEndian(`${head}\n${hub}`)],
    ['with every cell in quotation marks', `${head}\n${hub}`.replaceAll(/[^,\n]+/gu, '"$&"')],
    ['with other separators in quoted cells', `${head},Range\n${hub},"a; b; c; d|e\tf"`],
    ['with more separators in its rows than in its headings', `${semicolons};;;`],
    ['with mixed line endings', `${head}\r\n\n${hub}\r`],
    ['with zero-width characters', `\ufeff\ufeff${head}\n\u200b${hub}\n`],
    ['with empty lines and columns', `${head},,\n\n,,\n${hub},,\n\n`],
  ])('is read %s', async (_as, content) => {
    const { rows, notices } = await read(content);
    expect(rows).toMatchObject([{ partNumber: 'PW-1', name: 'Hub', row, issues: [] }]);
    expect(notices).toEqual([]);
  });

  it('numbers its rows like a spreadsheet: empty rows count, lines within a cell do not', async () => {
    const { rows } = await read(`Part number,Description\nPW-1,"One,\n""two""\nthree"\n\nPW-2,x\n`);
    expect(rows.map(({ line, row: each }) => [line, each['description']])).toEqual([
      [2, 'One,\n"two"\nthree'],
      [4, 'x'],
    ]);
  });

  it('has its line endings and accents normalised', async () => {
    const { rows } = await read('Part number,Name,Description\r\nPW-1,Ka\u0308fig,"One\r\ntwo\rthree"\r\n');
    expect(rows).toMatchObject([{ row: { name: 'Käfig', description: 'One\ntwo\nthree' }, issues: [] }]);
  });

  it.each(['مقود أسود', '👩‍🔧🚲', '<img src=x onerror=alert(1)>', '"; DROP', 'x'.repeat(10_000), 'a;b|c\td'])(
    'keeps the product name %s',
    async (name) => {
      const { rows } = await read(
        Papa.unparse([
          ['Part number', 'Name'],
          ['PW-1', name],
        ]),
      );
      expect(rows).toMatchObject([{ name, row: { name }, issues: [] }]);
    },
  );

  it('yields the exported revision and stock of each row, or an issue if they are invalid', async () => {
    const { rows } = await read('Part number,Revision\nPW-1,rev 7 stock 25\nPW-2,\nPW-3,25. Jul\n');
    expect(rows.map(({ row: each }) => each['exported'])).toEqual([
      { revision: 7, quantity: 25 },
      undefined,
      undefined,
    ]);
    expect(rows[2]?.issues[0]?.message).toMatch(/^Revision must be as it was exported/u);
  });

  it('keeps formulas as text, without the apostrophe that escapes them', async () => {
    const { rows } = await read(`Part number,Name\nPW-1,"'=1+1"\nPW-2,=1+1\nPW-3,'tis\n`);
    expect(rows.map(({ row: each }) => each['name'])).toEqual(['=1+1', '=1+1', "'tis"]);
  });

  it('yields notices about unknown columns and about missing columns that new parts need', async () => {
    const { notices } = await read(`Part number,Colour,Price,Weight\nPW-1,red,5,1\n`);
    expect(notices).toEqual([
      'Not read, because the shop has no such columns: Colour, Weight.',
      'Without Name, Description, Available quantity, Minimum order quantity, Images this file can change parts, but not add any.',
    ]);
  });

  it('can have 5,000 rows but no more', async () => {
    const rows = Array.from({ length: 5000 }, (_, nth) => `PW-${String(nth)},Hub`).join('\n');
    expect((await read(`Part number,Name\n${rows}\n`)).rows).toHaveLength(5000);
    await expect(read(`Part number,Name\n${rows}\nPW-X,Hub\n`)).rejects.toThrow('more than 5,000 products');
  });
});

describe('a CSV file of any one seeded product', () => {
  const interfaces: Product['interfaces'] = [
    { key: 'freehub', side: 'needs', values: ['HG-L2', 'HG-L'] },
    { key: 'steerer', side: 'needs', values: ['28.6'], place: 'stem' },
    { key: 'clearance', side: 'provides', max: 45 },
    { key: 'pull-group', side: 'needs' },
  ];
  const cellsOf = ({ partNumber, name, description, priceCents, ...part }: CataloguePart) =>
    productCells({
      ...{ partNumber, name, description, price: priceCents / 100, quantity: part.quantity },
      priceBreaks: (part.priceBreaks ?? []).map((each) => ({
        from: each.from,
        price: each.unitPriceCents / 100,
      })),
      ...{ minOrder: part.minOrder, step: part.step ?? 1, category: part.category, range: part.range },
      kind: part.kind,
      specs: Object.entries(part.specs).map(([spec, value]) => ({ name: spec, value })),
      images: [{ url: 'https://p.example/a.webp', alt: `${name}, seen from the front; black | silver` }],
      ...{ interfaces, status: 'active' as const, slug: part.id },
    });
  const columns = Object.keys(productColumns) as ProductColumn[];

  it.each([',', ';', '\t', '|'])(
    'is read back with the same values if the separator is %j',
    async (delimiter) => {
      const subsets = [columns, ['partNumber', 'price'], ['partNumber', 'quantity', 'priceBreaks']];
      for (const [nth, part] of parts.entries()) {
        const cells = cellsOf(part);
        for (const subset of subsets as readonly ProductColumn[][]) {
          const table = [
            subset.map((column) => productColumns[column]),
            subset.map((column) => cells[column]),
          ];
          const end = nth % 2 === 0 ? '' : '\r\n';
          const { rows } = await read(Papa.unparse(table, { delimiter }) + end);
          const whole = Object.fromEntries(subset.map((column) => [column, cells[column]]));
          const { row: expected } = readProductCells(whole, 'usd');
          expect(rows).toMatchObject([{ row: expected, issues: [], doubts: [] }]);
        }
      }
    },
  );
});

describe('rows of a CSV file', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'invalid numbers',
      'PW-1,Hub,x,"1.000.000,00",1.5,1,',
      [
        '2: Price must be an amount from 0.01 to 999,999.99',
        '2: Available quantity must be a whole number from 0 to 999,999',
      ],
    ],
    ['a missing part number', ',Hub\n', ['2: Part number is required']],
    [
      'a part number used twice, in different case',
      'PW-1,Hub\n\npw-1 ,Rim\n',
      ['2: Row 4 has the part number PW-1 too', '4: Row 2 has the part number PW-1 too'],
    ],
    [
      'a part number used three times',
      'PW-1,Hub\nPW-1,Rim\nPW-1,Cog\n',
      [
        '2: Rows 3 and 4 have the part number PW-1 too',
        '3: Rows 2 and 4 have the part number PW-1 too',
        '4: Rows 2 and 3 have the part number PW-1 too',
      ],
    ],
    [
      'a comma outside quotation marks',
      'PW-1,Hub,A hub, black,5,1,1,https://p.example/a.webp',
      [
        '2: This row has more cells than there are headings: put a text with separators in quotation marks',
        '2: Price must be a number alone, such as 4.50',
      ],
    ],
    ['unpaired quotation marks', 'PW-1,"6" rotor",x\n', ['2: This row has an unclosed quotation mark']],
    ['a file that ends within the row', `${hub}\nPW-2,Ri`, ['3: The file ends within this row']],
  ])('are rejected for %s', async (_what, rows, expected) => {
    expect(await wrong(`${head}\n${rows}`)).toEqual(expected);
  });

  it('have a warning for each cell that looks damaged by a spreadsheet', async () => {
    const { rows } = await read(
      'Part number,Name,Range,Price\n2-Jan,TRUE,1-2,59.90\nPW-2,Hub,1.00E+05,\nPW-3,50,,\n',
    );
    expect(rows.map(({ doubts }) => doubts.map(({ path, message }) => [path, message]))).toEqual([
      [
        ['partNumber', expect.stringContaining('“2-Jan” looks like a date')],
        ['name', expect.stringContaining('“TRUE” looks like TRUE or FALSE')],
      ],
      [['range', expect.stringContaining('“1.00E+05” looks like a number in scientific notation')]],
      [['name', expect.stringContaining('“50” looks like part of a number')]],
    ]);
  });

  it('with the same part number have an error that names at most five of the others', async () => {
    expect((await wrong(`Part number\n${'PW-1\n'.repeat(8)}`))[0]).toBe(
      '2: Rows 3, 4, 5, 6, 7, and 2 more have the part number PW-1 too',
    );
  });

  it('are accepted if Excel omitted the empty cells at their end', async () => {
    expect(await wrong(`${head}\nPW-1,Hub\nPW-2,Rim\n`)).toEqual([]);
  });
});

describe('a CSV file', () => {
  it.each<[string, BlobPart, string]>([
    ['is empty', '', 'This file is empty.'],
    ['contains only line endings', '\ufeff\r\n\r\n', 'This file is empty.'],
    ['has an empty first row', `\n${head}\n${hub}`, 'no column Part number. Its first row is empty'],
    [
      'has an unknown separator',
      `${head}\n${hub}`.replaceAll(',', '^'),
      'no column Part number. Its first row reads “Part number^Name',
    ],
    [
      'has no column for the part number',
      'Name,Price\nHub,5\n',
      'no column Part number. Its first row reads “Name”, “Price”',
    ],
    ['has two columns with revisions', 'Part number,Revision,Revision\nPW-1,,\n', 'two columns Revision'],
    [
      'has two columns for the same field',
      'Part number,Price,PRICE\nPW-1,5,6\n',
      'Two columns of this file are for Price',
    ],
    ['has only headings', `${head}\n`, 'no products in this file'],
    [
      'ends within quotation marks',
      `${head}\n${hub}\nPW-2,"Ri`,
      'ends too early, or a quotation mark in row 3',
    ],
    ['is a workbook', 'PK\u0003\u0004…', 'This is a workbook'],
    ['is not a text file', new Uint8Array([1, 0, 2, 0]), 'not a text file'],
    ['has a NUL character in a cell', `${head}\nPW-1,Hu\0b`, 'contains control characters'],
    [
      'is encoded in ISO-2022-JP',
      'Part number,Name\nPW-1,\u001b$B%A\u001b(B\n',
      'contains control characters',
    ],
    ['has binary content', new Uint8Array([0xff, 0, 0xd8, 0xff]), 'not a text file'],
  ])('is rejected if it %s', async (_which, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it('is rejected without being read if it is too large (50 MB)', async () => {
    const huge = file('');
    Object.defineProperty(huge, 'size', { value: 50 * 1024 * 1024 });
    Object.defineProperty(huge, 'arrayBuffer', { value: () => Promise.reject(new Error('read')) });
    await expect(readProductsFile(huge, 'usd')).rejects.toThrow('This file is 50 MB');
  });
});
