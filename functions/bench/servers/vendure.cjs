/**
 * Vendure with SQLite and the products of the bench; copied beside its node_modules and run from there. `populate` as an
 * argument fills the database and ends.
 */
const { writeFileSync } = require('node:fs');
const process = require('node:process');
const { DefaultLogger, LogLevel, bootstrap, dummyPaymentHandler } = require('@vendure/core');

const database =
  process.env.VENDURE_SQLITE === 'sqljs'
    ? { type: 'sqljs', autoSave: true, location: 'shop.sqljs' }
    : { type: 'better-sqlite3', database: 'shop.sqlite' };
const populating = process.argv[2] === 'populate';

const config = {
  apiOptions: { port: Number(process.env.PORT), adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: { tokenMethod: 'bearer', superadminCredentials: { identifier: 'bench', password: 'bench' } },
  dbConnectionOptions: { ...database, synchronize: populating, logging: false },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  jobQueueOptions: { activeQueues: [] },
  plugins: [],
};

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Americas',
  countries: [{ name: 'United States', code: 'US', zone: 'Americas' }],
  taxRates: [{ name: 'Standard', percentage: 0 }],
  shippingMethods: [],
  paymentMethods: [],
  collections: [],
};

function products() {
  const head =
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
  const lines = Array.from({ length: 50 }, (_none, index) => {
    const nth = String(index + 1);
    const name = `"Chainring ${String(30 + (index % 24))}T, narrow-wide"`;
    const description = `"Forged and machined from one piece, hard-anodised, for chains of 9 to 12 speeds. Part ${nth}."`;
    return `${name},part-${nth},${description},,,,,sku-${nth},${String(59.9 + index / 100)},standard,12,false,,`;
  });
  writeFileSync('products.csv', [head, ...lines].join('\n'));
  return 'products.csv';
}

async function populate() {
  const { populate: fill } = require('@vendure/core/cli');
  const app = await fill(() => bootstrap({ ...config, importExportOptions: {} }), initialData, products());
  await app.close();
  process.exit(0);
}

(populating ? populate() : bootstrap(config)).catch((error) => {
  process.stderr.write(`${String(error.stack)}\n`);
  process.exit(1);
});
