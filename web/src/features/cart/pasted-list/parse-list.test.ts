import { maxOrderLines } from '@pedalworks/contract/numbers';
import { describe, expect, it } from 'vitest';
import { catalogue, read, rotor } from './list-samples.ts';
import { parseList } from './parse-list.ts';

describe('parseList', () => {
  it.each([
    'PW-CH12-126, 2',
    'PW-CH12-126,2',
    'PW-CH12-126\t2',
    'PW-CH12-126; 2',
    'PW-CH12-126 2',
    'PW-CH12-126 x 2',
    'PW-CH12-126|2',
    '| PW-CH12-126 | 2 |',
    'PW-CH12-126, 2, for the tandem',
    'PW-CH12-126\t2\tBob',
    'PW-CH12-126 ×2',
    'PW-CH12-126 x2',
    'PW-CH12-126x2',
    'PW-CH12-126, x 2',
    'PW-CH12-126 (2)',
    'PW-CH12-126(2 pcs)',
    'PW-CH12-126 - 2',
    'PW-CH12-126 – 2',
    'PW-CH12-126: 2',
    'PW-CH12-126 = 2',
    '"PW-CH12-126","2"',
    '"PW-CH12-126, 2"',
    '  pw-ch12-126 ,\u00a02 ',
    'PW–CH12–126, 2',
    '\uFEFFPW-CH12-126, 2',
    '\u200b\u200bPW-CH12-126, 2',
    '\u200fPW-CH12-126\u200e\t\u200f2',
    'PW-CH12-126, ٢',
    'PW-CH12-126، ٢',
    'ＰＷ－ＣＨ１２－１２６　２',
    'pwch12126 2',
    'PW CH12 126, 2',
    'pw_ch12_126 2',
    '2 x PW-CH12-126',
    '2xPW-CH12-126',
    '2 × pwch12126',
    '2× PW-CH12-126\n;;;',
    '2\tPW-CH12-126',
    'PW-CH12-126,2,37.25',
    'PW-CH12-126\tChain 12-speed\t2',
    'Meridian Chain\tPW-CH12-126\t2\t$44.50',
    'Meridian Chain 12-Speed    PW-CH12-126    2    44.50',
    '1. PW-CH12-126 2',
    '1) PW-CH12-126 2',
    '1.\tPW-CH12-126\t2',
    'PW-CH12-126 2 pcs',
    '2 pcs. PW-CH12-126',
    'PW-CH12-126 2pcs',
    'PW-CH12-126 2 Stk.',
    'PW-CH12-126 2x',
    'PW-CH12-126; 2,0',
    'PW-CH12-126\t2.00\tEA',
    'PW-CH12-126\t2,0000',
    'PW-CH12-126, qty: 2',
    'PW-CH12-126: 2 Stück',
    'Menge 2; PW-CH12-126',
    'PW-CH12-126\t2 個',
  ])('reads 2 pieces from the line %j', (text) => {
    expect(read(text)).toEqual({ items: [['chain', 2]], asked: [], problems: [] });
  });

  it.each([
    'Meridian Chain 12-Speed, 2',
    'Meridian Chain 12-Speed, 2 pcs',
    'meridian chain 12-speed 2 Stk.',
    'Meridian Chain 12-Speed (2)',
    'Meridian Chain 12-Speed – 2',
    'Meridian Chain 12-Speed 2x',
    '2x Meridian Chain 12-Speed',
    '2 pcs. Meridian Chain 12-Speed',
    '2 pieces of Meridian Chain 12-Speed',
    'Quay Thru-Axle 12 x 142, 2 pcs',
  ])('reads 2 pieces from the name and quantity %j', (text) => {
    expect(read(text).items).toEqual([[text.includes('Axle') ? 'axle' : 'chain', 2]]);
  });

  it.each([
    ['a German spreadsheet', 'PW-CH12-126\t44,50\t2'],
    ['a French spreadsheet', '2\t44,50\u202f€\tPW-CH12-126'],
    ['a semicolon CSV', '2;44,50;PW-CH12-126'],
    ['a quoted CSV', '2,"44,50",PW-CH12-126'],
    ['a CSV with a quoted description', '"Chain, 12-speed",PW-CH12-126,"44,50",2'],
    ['an English spreadsheet', 'PW-CH12-126\t44.50\t2'],
    ['a Swiss price', "PW-CH12-126\tCHF 1'234.50\t2"],
    ['an Indian price', 'PW-CH12-126\t₹1,23,456.00\t2'],
    ['a price with grouped thousands', 'PW-CH12-126\t1 234,50\t2'],
    ['a price list with signs', 'PW-CH12-126\t$44.00\t2\t$88.00'],
    ['a price after @', 'PW-CH12-126 2 @ 44.00'],
    ['a labelled price', 'Part: PW-CH12-126 Qty: 2 Price: 44'],
    ['a time', '2\tPW-CH12-126\t12:30'],
    ['a price with a dash', 'PW-CH12-126\t44,-\t2'],
    ['a percentage', 'PW-CH12-126\t19 %\t2'],
    ['a weight and an EAN', 'PW-CH12-126\t4012345678901\t252 g\t2'],
    ['a date', 'PW-CH12-126\t28.11.2026\t2'],
    ['amounts that prove it', '10\tPW-CH12-126\t2\t44,00\t88,00'],
    ['a tax column', '10\tPW-CH12-126\t2\t44,50\t19\t89,00'],
    ['a quantity with decimals that amounts prove', 'PW-CH12-126\t2.00\t44.50\t89.00'],
    ['a text mail of the shop', 'PW-CH12-126 · 2 × $41.50 = $83.00'],
    ['an order page', 'Meridian Chain 12-Speed\nPW-CH12-126 · 2 × $44.00\n$88.00\nReview this part'],
    [
      'an invoice',
      'Part\tQty\tUnit price\tAmount\nMeridian Chain 12-Speed\nPW-CH12-126\n2\t$44.00\t$88.00\nTotal\n$88.00',
    ],
    ['a packing slip', 'Part\tQty\tPacked\nMeridian Chain 12-Speed\nPW-CH12-126\n2\t'],
    ['My Order', '2 × Meridian Chain 12-Speed'],
    ['cells below each other', 'PW-CH12-126\n2\n$44.50'],
    ['a fraction of an order', 'PW-CH12-126\t3/10\t2'], // GoldenGnu/jeveassets#35
    ['a purchasing list', "'PW-CH12-126, 2, Need for project X', CUST1234"], // hildogjr/KiCost#393
    ['a line break in a cell', '"Meridian\nChain"\tPW-CH12-126\t2'],
  ])('never takes another number for the quantity: %s', (_source, text) => {
    expect(read(text)).toEqual({ items: [['chain', 2]], asked: [], problems: [] });
  });

  it.each([
    ['Qty\tPart number\n2\tPW-CH12-126'],
    ['Part\tPart number\tQuantity\tPrice\nMeridian Chain\tPW-CH12-126\t2\t$44.50'],
    ['Pos;Menge;Artikel;Preis\n10;2;PW-CH12-126;44'],
    ['Pos.\tArtikelnummer\tStückpreis\tMenge (Stk)\n1\tPW-CH12-126\t44,00\t2,00'],
    ['Réf.\tPrix\tQté\nPW-CH12-126\t44\t2'],
    ['品番\t単価\t数量\nPW-CH12-126\t44\t2'],
    ['SKU,Price,Qty available,Qty\n"PW-CH12-126","44","180","2"'],
    ['My order\nPart\tVAT 19 %\tPrice\tQty\nPW-CH12-126\t19\t44\t2'],
    ['Qty ordered\tQty shipped\tPart\n2\t2\tPW-CH12-126'],
  ])('takes the quantity from the column that a heading names: %j', (text) => {
    expect(read(text).items).toEqual([['chain', 2]]);
    expect(read(text).asked).toEqual([]);
  });

  it.each<[string, number[]]>([
    ['PW-CH12-126\t44.00\t2', [44, 2]],
    ['PW-CH12-126\t44\t2', [44, 2]],
    ['PW-CH12-126\t44.00', [44]],
    ['1\tPW-CH12-126\t2', [1, 2]],
    ['PW-CH12-126 2 44', [2, 44]],
    ['2,44,50,PW-CH12-126', [2, 44, 50]],
    ['PW-CH12-126,44,50,2', [44, 50, 2]],
    ['PW-CH12-126,2,37', [2, 37]],
    ['PW-CH12-126,1,000', [1000, 1]],
    ['PW-CH12-126 2 500', [2, 500, 2500]],
    ['PW-CH12-126\t"1,000"', [1000, 1]],
    ['PW-CH12-126, 1.000', [1000, 1]],
    ['PW-CH12-126, 1.500', [1500]],
    ['PW-CH12-126\t0\t2', [2]],
    ['PW-CH12-126\tneed 2\t44', [2, 44]],
    ['PW-CH12-126 2 for the tandem', [2]],
    ['PW-CH12-126\t2.00\t44.00\t88.00', [2, 44]],
    ['PW-CH12-126\tpack of 10 pcs\t2', [10, 2]],
    ['PW-CH12-126\tKarton x 5 Stk\t3', [5, 3]], // metasfresh/metasfresh#6364
    ['PW-CH12-126  100  530', [100, 530]], // refined-prun/refined-prun#212
    ['Qty ordered\tQty shipped\tPart\n3\t2\tPW-CH12-126', [3, 2]],
    ['PW-CH12-126 12 x 142 2', [12, 142, 2]],
    ['Part number\tPrice\nPW-CH12-126\t44', [44]],
    ['Part number\tStock\nPW-CH12-126\t180', [180]],
    ['Part number\tQty\nPW-CH12-126\t44\tred', [44]],
    ['Part number\tQty\nPW-CH12-126\t2,000', [2000, 2]],
  ])('asks instead of guessing: %j', (text, candidates) => {
    expect(read(text)).toEqual({ items: [], asked: [candidates], problems: [] });
  });

  it('reads thousands with separators', () => {
    // rgriebl/brickstore#895: read as nothing
    expect(read("PW-RT-180, 1,234\nPW-CH12-126\t1'500").items).toEqual([
      ['rotor', 1234],
      ['chain', 1500],
    ]);
  });

  it('groups questions by the columns of their candidates', () => {
    const { questions } = parseList('1\tPW-CH12-126\t2\n2\tPW-RT-180\t4\nPW-CH12-126 2 44', catalogue);
    expect(questions.map(({ layout }) => layout)).toEqual(['3/0/2', '3/0/2', '']);
  });

  it('parses a part number or name alone as no quantity', () => {
    expect(read('PW-RT-180\r\nQuay Thru-Axle 12 × 142 PW-TA12-142\nMeridian Chain 12-Speed').items).toEqual([
      ['rotor', null],
      ['axle', null],
      ['chain', null],
    ]);
  });

  it('adds up the quantities of a repeated part, and ignores a heading and empty lines', () => {
    expect(read('Part number\tQuantity\n\nPW-CH12-126, 2\nPW-RT-180, 1\n\npw-ch12-126, 3\n')).toEqual({
      items: [
        ['chain', 5],
        ['rotor', 1],
      ],
      asked: [],
      problems: [],
    });
  });

  it('reports each invalid line with its reason and parses the others', () => {
    const { items, problems } = parseList(
      'PW-XX-1, 2\nPW-NO, 2\n3\tPW-YY-2\nPW-CH12-126, two\nPW-RT-180, 0\nPW-RT-180, 1.5\nPW-RT-180, 2,5\nPW-RT-180, -2\nPW-CH12-126\t$44.50\nPW-XX-9\tpcs\nPW-CH12-126-2\nPW-CH12-126 PW-RT-180 2\nbrake pads\nPW-RT-180, 2',
      catalogue,
    );
    expect(items).toEqual([{ part: rotor, quantity: 2 }]);
    expect(problems.map(({ text, problem }) => [text, problem.slice(0, 40)])).toEqual([
      ['PW-XX-1, 2', 'No part has the number PW-XX-1. Check it'],
      ['PW-NO, 2', 'No part has the number PW-NO. Check it i'],
      ['3\tPW-YY-2', 'No part has the number PW-YY-2. Check it'],
      ['PW-CH12-126, two', 'No quantity was found. Write it as a num'],
      ['PW-RT-180, 0', 'The quantity must be a whole number from'],
      ['PW-RT-180, 1.5', 'The quantity must be a whole number from'],
      ['PW-RT-180, 2,5', 'The quantity must be a whole number from'],
      ['PW-RT-180, -2', 'The quantity must be a whole number from'],
      ['PW-CH12-126\t$44.50', 'No quantity was found. Write it as a num'],
      ['PW-XX-9\tpcs', 'No part has the number PW-XX-9. Check it'],
      ['PW-CH12-126-2', 'No part has the number PW-CH12-126-2. Ch'],
      ['PW-CH12-126 PW-RT-180 2', 'This line could mean PW-CH12-126 or PW-R'],
      ['brake pads', 'This line contains no part number.'],
    ]);
    expect(read('Part number\tPrice\tQty\nPW-CH12-126\t44').problems).toEqual([
      'No quantity was found. Write it as a number after the part number.',
    ]);
  });

  it('asks which part a number without separators means if several could be meant', () => {
    const parts = ['PW-SK-32', 'PW-SK-325'].map((partNumber) => ({
      _id: partNumber,
      name: partNumber,
      partNumber,
      price: 9,
    }));
    expect(parseList('pw sk 32 5', parts).problems[0]?.problem).toContain('PW-SK-32 or PW-SK-325');
    expect(parseList('PW-SK-32 5', parts).items).toEqual([{ part: parts[0], quantity: 5 }]);
  });

  it('reports parts beyond the maximum number of lines in a cart', () => {
    const many = Array.from({ length: maxOrderLines + 1 }, (_, index) => ({
      _id: String(index),
      name: `Part ${String(index)}`,
      partNumber: `PW-${String(index)}`,
      price: 9,
    }));
    const { items, problems } = parseList(many.map(({ partNumber }) => `${partNumber}, 1`).join('\n'), many);
    expect(items).toHaveLength(maxOrderLines);
    expect(problems).toEqual([{ text: 'PW-50, 1', problem: 'A cart holds 50 different parts.' }]);
    const list = many.slice(1).map(({ partNumber }) => partNumber);
    const besideOne = parseList(list.join('\n'), many, ['0']);
    expect([besideOne.items.length, besideOne.problems.length]).toEqual([maxOrderLines - 1, 1]);
  });
});
