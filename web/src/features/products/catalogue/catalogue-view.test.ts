import { describe, expect, it } from 'vitest';
import { paramsOf, viewIn, wholeCatalogue } from './catalogue-view.ts';

const viewAt = (search: string) => viewIn(new URLSearchParams(search));

describe('catalogue filters read from a URL', () => {
  it('swap price limits if the lower one exceeds the upper one', () => {
    expect(viewAt('from=60&to=40')).toMatchObject({ priceFrom: 40, priceTo: 60 });
  });

  it('contain each product range once, even if the URL lists the range twice', () => {
    expect(viewAt('range=Meridian&range=Meridian').ranges).toEqual(['Meridian']);
  });

  it('contain each verdict for a bike once, best first', () => {
    expect(viewAt('fit=unknown&fit=fits&fit=fits').fit).toEqual(['fits', 'unknown']);
  });

  it.each([
    'category=nonsense',
    'fit=foo',
    'fit=',
    'fit=unrelated',
    'from=abc',
    'to=-1',
    'sort=toString',
    'range=',
    'stock=out',
    'q=',
  ])('ignore invalid values in %s', (search) => {
    expect(viewAt(search)).toEqual(wholeCatalogue);
  });
});

describe('catalogue filters written to a URL', () => {
  it.each([
    '',
    'q=rotor',
    'category=brakes&to=60&stock=in&sort=price-up',
    'category=wheels&fit=fits&fit=with-adapter&fit=unknown&fit=does-not-fit&range=Basalt',
    'range=Basalt&range=Meridian&min=1',
  ])('match the query string from which they were read: %j', (search) => {
    expect(paramsOf(viewAt(search)).toString()).toBe(search);
  });
});
