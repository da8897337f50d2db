/**
 * `npm run seed`: makes emulator-data and the web app's own pictures anew from emulator-data/source. With `-- --sheet FOLDER`
 * it only draws, to be looked at: every part's picture at full size and a sheet of all of them.
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
