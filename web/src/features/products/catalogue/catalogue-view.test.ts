import { describe, expect, it } from 'vitest';
import { paramsOf, viewIn, wholeCatalogue } from './catalogue-view.ts';

const viewAt = (search: string) => viewIn(new URLSearchParams(search));

describe('viewIn', () => {
  it('swaps reversed price bounds', () => {
    expect(viewAt('from=60&to=40')).toMatchObject({ priceFrom: 40, priceTo: 60 });
  });

  it('drops duplicate ranges', () => {
    expect(viewAt('range=Meridian&range=Meridian').ranges).toEqual(['Meridian']);
  });

  it.each(['category=nonsense', 'from=abc', 'to=-1', 'sort=toString', 'range=', 'stock=out', 'q='])(
    'ignores invalid values in %s',
    (search) => {
      expect(viewAt(search)).toEqual(wholeCatalogue);
    },
  );
});

describe('paramsOf', () => {
  it.each([
    '',
    'q=rotor',
    'category=brakes&to=60&stock=in&sort=price-up',
    'range=Basalt&range=Meridian&min=1',
  ])('restores the view of %j', (search) => {
    expect(paramsOf(viewAt(search)).toString()).toBe(search);
  });
});
