import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { circumference } from './gauges.tsx';
import { MeasuringSheet } from './measuring-sheet.tsx';

const html = renderToStaticMarkup(<MeasuringSheet />);
const gauges = [...html.matchAll(/<svg[^>]*role="img"[^>]*>/gu)].map(([tag]) => tag);
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? '';

it('prints every gauge in millimetres, on paper of 180 mm and more', () => {
  expect(gauges.map((tag) => attribute(tag, 'aria-label'))).toHaveLength(7);
  for (const tag of gauges) {
    const [, , width, height] = attribute(tag, 'viewBox').split(' ');
    expect([attribute(tag, 'width'), attribute(tag, 'height')]).toEqual([`${width}mm`, `${height}mm`]);
    expect(Number(width)).toBeLessThanOrEqual(170);
  }
});

it('draws a calibration bar of 100 mm, and marks tubes at their circumference', () => {
  expect(html).toContain('M5 6H105');
  // π × 27.2 mm, and half the thickness of the paper on both sides.
  expect(circumference(27.2)).toBe(85.77);
  expect(html).toContain(`M${String(5 + circumference(27.2))} 0.5V`);
});
