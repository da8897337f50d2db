import { describe, expect, it } from 'vitest';
import { interfaceOf } from '../interfaces.ts';
import { modelCodes } from './find-model.ts';
import { findModel, findModels, type ComponentModel } from './index.ts';
import { componentModels } from './table.ts';

const foundCode = (text: string) => findModel(text)?.code ?? null;
const components = (text: string) => findModels(text).map(({ component }) => component);

function isAllowed(key: string, value: string | number): boolean {
  const { values, range } = interfaceOf(key) ?? {};
  if (values !== undefined) return Object.hasOwn(values, String(value));
  return range !== undefined && Number(value) >= range.min && Number(value) <= range.max;
}

const spellingsOf = ({ code, name }: ComponentModel) => [
  code,
  code.toLowerCase().replaceAll('-', ''),
  ` ${code.replaceAll('-', ' ')} `,
  code.toUpperCase().replaceAll('-', '‑'),
  `${name} ${code}`,
];

describe('the table of models', () => {
  it('names at least 250 models, each code once', () => {
    const codes = componentModels.map(({ code }) => code);
    expect(codes.length).toBeGreaterThanOrEqual(250);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  it('never gives two models of one component the same spelling', () => {
    const spellings = componentModels.flatMap((model) =>
      [...new Set(modelCodes(model))].map((spelling) => `${model.component} ${spelling}`),
    );
    expect(spellings.filter((each, index) => spellings.indexOf(each) !== index)).toEqual([]);
  });

  it('states allowed values, and where they come from', () => {
    for (const { code, answers, source, secondSource = source } of componentModels) {
      expect(Object.keys(answers), code).not.toEqual([]);
      for (const [key, value] of Object.entries(answers))
        expect(isAllowed(key, value), `${code}: ${key}`).toBe(true);
      for (const url of [source, secondSource]) expect(url, code).toMatch(/^https:\/\/[^\s]+$/u);
    }
  });

  it('states the answers of a derailleur, a brake, a hub, a fork and a crank', () => {
    expect(findModel('RD-R7000-GS')?.answers).toEqual({
      speeds: '11',
      protocol: 'cable',
      'pull-group': 'shimano-road-11',
      'largest-sprocket': 34,
    });
    expect(findModel('BR-M8120')?.answers).toMatchObject({ fluid: 'mineral', pad: 'shimano-dhn' });
    expect(findModel('FH-RS470')).toMatchObject({ end: 'rear', answers: { freehub: 'HG-L' } });
    expect(findModel('Fox 38')).toMatchObject({ end: 'front', answers: { 'axle-front': '15x110' } });
    expect(findModel('FC-R7100')?.answers).toEqual({ spindle: '24', 'ring-mount': '110x4-uneven' });
  });

  it('states of a code with several variants only what they share', () => {
    expect(findModel('RD-R7000')?.answers).not.toHaveProperty('largest-sprocket');
    expect(findModel('GX Eagle')?.answers).not.toHaveProperty('largest-sprocket');
    expect(findModel('FC-M8100')?.answers).toEqual({ spindle: '24' });
  });
});

describe('findModels', () => {
  it('finds every code in five spellings', () => {
    for (const model of componentModels)
      for (const spelling of spellingsOf(model)) expect(findModels(spelling), spelling).toContain(model);
  });

  it.each([
    ['rd r7000 gs', 'RD-R7000-GS'],
    ['Shimano 105 R7000', 'RD-R7000'],
    ['r7000', 'RD-R7000'],
    ['Deore XT M8100', 'RD-M8100'],
    ['XT M8100 crank', 'FC-M8100'],
    ['RD-M8100 12-speed', 'RD-M8100'],
    ['ST-R7020-R', 'ST-R7020'],
    ['br r7070 f', 'BR-R7070'],
    ['SRAM gx eagle', 'GX Eagle'],
    ['gx eagle axs', 'RD-GX-1E-A1'],
    ['RockShox Pike Ultimate 29 140mm', 'FS-PIKE-ULT-C2'],
    ['Fox Float 38 Factory Grip2', 'Fox 38'],
    ['Magura mt5 brake', 'MT5'],
    ['RD/R7000/GS', 'RD-R7000-GS'],
    ['rdm 8100 sgs', 'RD-M8100-SGS'],
    ['RD-M786-SGS', 'RD-M786'],
    ['SL-M8100-IR', 'SL-M8100'],
    ['WH-R9270-C50-TL-R', 'WH-R9270-C50-TL'],
    ['FH-M475 32H', 'FH-M475'],
    ['Shimano Deore XT RD-M8100 SGS 12-speed Shadow+', 'RD-M8100-SGS'],
    ['ＲＤ－Ｒ７０００', 'RD-R7000'],
  ])('reads %s as %s', (text, code) => {
    expect(foundCode(text)).toBe(code);
  });

  it('lists the components that share a series', () => {
    expect(components('R7000')).toEqual(
      expect.arrayContaining(['rear-derailleur', 'rim-brake', 'crankset', 'shifter']),
    );
    expect(components('brake R7000')).toEqual(['rim-brake', 'shifter']);
  });

  it.each([
    '',
    '   ',
    '105',
    'Deore',
    'Shimano',
    'RD-R9999',
    'RD-R7000-XYZ',
    'RD-M8100 11-speed',
    'GX Eagle Ultra',
    'Magura MT5e',
    '__proto__',
    'RD',
    '7000',
    'RD-M8100 '.repeat(500),
    '🚲',
  ])('finds nothing for %j', (text) => {
    expect(findModel(text)).toBeNull();
  });
});
