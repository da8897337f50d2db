/** Instance of the function in its own process: `node --import tsx one-instance.ts PROJECT PORT`. */
import { openShop } from './shop.ts';

const [firestoreProjectId = '', port = '0'] = process.argv.slice(2);
await openShop({ firestoreProjectId, port: Number(port) });
console.log('open');
