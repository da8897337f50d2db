import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['Meridian Chainring 50T', 'meridian-chainring-50t'],
    ['Écrou à tête Ø 12 – «spécial»', 'ecrou-a-tete-o-12-special'],
    ['Łańcuch / Straße', 'lancuch-strasse'],
    ["Rider's Choice", 'riders-choice'],
    ['自転車', 'part'],
    ['  --  ', 'part'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
  ])('converts the name %s to %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('cuts a long name between words, and a single long word at 80 characters', () => {
    expect(slugOf(Array.from({ length: 40 }, () => 'Rotor').join(' '))).toMatch(/^(rotor-)+rotor$/u);
    expect(slugOf('x'.repeat(200))).toHaveLength(80);
  });
});
