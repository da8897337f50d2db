import { describe, expect, it } from 'vitest';
import { interfaceProblem } from '../../contract/src/fit-fields.ts';
import { proposeKind } from '../../contract/src/fit/propose.ts';
import { canLetter } from './drawings/lettering.ts';
import { lettersOf, scaleFor } from './drawings/sheet.ts';
import { categoryNames, parts } from './parts.ts';

describe('the parts of the seeded shop', () => {
  it('have unique ids, part numbers and names', () => {
    for (const field of ['id', 'partNumber', 'name'] as const) {
      expect(new Set(parts.map((part) => part[field])).size, field).toBe(parts.length);
    }
  });

  it('fill every category with at least eight parts', () => {
    for (const category of categoryNames) {
      const shelf = parts.filter((part) => part.category === category);
      expect(shelf.length, category).toBeGreaterThanOrEqual(8);
    }
    expect(parts.length).toBeGreaterThanOrEqual(49);
  });

  it.each(parts.map((part) => [part.id, part] as const))(
    '%s has a valid part number, range, specifications and drawing',
    (_id, part) => {
      const { partNumber, range, specs, sheet, name } = part;
      expect(partNumber).toMatch(/^PW(?:-[A-Z0-9]+){2,3}$/u);
      expect(['Meridian', 'Basalt', 'Quay']).toContain(range);
      expect(Object.keys(specs).length).toBeGreaterThanOrEqual(4);
      expect(Object.keys(specs).length).toBeLessThanOrEqual(8);
      expect(Object.values(specs)).not.toContain('');
      expect(sheet.dimensions.length).toBeGreaterThanOrEqual(2);
      expect(sheet.dimensions.length).toBeLessThanOrEqual(4);
      expect(sheet.centreLines.length).toBeGreaterThanOrEqual(1);
      for (const words of [name, partNumber, range, specs.Material]) {
        expect(canLetter(lettersOf(words)), words).toBe(true);
      }
    },
  );

  it('state the same weight in specifications and description', () => {
    for (const { id, specs, description } of parts) {
      const grams = /^[\d.,]+ g/u.exec(specs['Weight'] ?? '')?.[0];
      if (grams !== undefined && /\d g\b/u.test(description))
        expect(description, id).toContain(grams.slice(0, -2));
    }
  });

  it.each(parts.map(({ id, interfaces }) => [id, interfaces] as const))(
    '%s has interfaces that the table allows',
    (_id, interfaces) => {
      expect(interfaceProblem(interfaces)).toBeNull();
    },
  );

  it('are of the kind that their texts suggest', () => {
    for (const { specs, kind, ...texts } of parts) {
      const rows = Object.entries(specs).map(([name, value]) => ({ name, value }));
      expect(proposeKind({ ...texts, specs: rows }), texts.id).toBe(kind);
    }
  });

  it('have a minimum quantity that is a multiple of the order step, and unit prices that fall as the quantity rises', () => {
    for (const { id, priceCents, priceBreaks = [], minOrder, step = 1 } of parts) {
      expect(minOrder % step, id).toBe(0);
      const rows = [{ from: minOrder, unitPriceCents: priceCents }, ...priceBreaks];
      for (const [index, row] of rows.slice(1).entries()) {
        expect(row.from, id).toBeGreaterThan(rows[index]?.from ?? 0);
        expect(row.unitPriceCents, id).toBeLessThan(rows[index]?.unitPriceCents ?? 0);
      }
    }
    expect(Math.min(...parts.map(({ priceCents }) => priceCents))).toBe(50);
    expect(parts.filter(({ priceBreaks }) => priceBreaks !== undefined).length).toBeGreaterThanOrEqual(10);
  });
});

describe('the scale of a drawing', () => {
  it.each([
    [100, '2:1', 105],
    [42, '5:1', 42],
    [300, '1:1', 420],
    [500, '1:2', 594],
  ])(
    'that must show at least %d mm of a part is %s, at which the sheet has room for %d mm',
    (needed, words, acrossMm) => {
      expect(scaleFor(needed)).toEqual({ words, acrossMm });
    },
  );
});
