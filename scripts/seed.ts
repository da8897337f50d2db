/**
 * `npm run seed`: regenerates emulator-data and the web app's own pictures from emulator-data/source. Option
 * `-- --sheet FOLDER` only draws previews of the product pictures: each at full size, and contact sheets.
 */
import { parseArgs } from 'node:util';
import { drawSheet } from '../emulator-data/source/contact-sheet.ts';
import { exportShop } from '../emulator-data/source/export-shop.ts';
import { writeWebPictures } from '../emulator-data/source/web-pictures.ts';
import { inRepo } from './lib/repo.ts';

const { sheet } = parseArgs({ options: { sheet: { type: 'string' } } }).values;
if (sheet === undefined) {
  await exportShop();
  console.log('Drawing the pictures of the web app…');
  await writeWebPictures(inRepo('web', 'public'));
} else await drawSheet(sheet);
