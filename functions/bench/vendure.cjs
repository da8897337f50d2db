/**
 * Runs Vendure with SQLite, from the folder in which Vendure is installed. With the argument `populate`, fills the
 * database with the bench's products and exits.
 */
const { writeFileSync } = require('node:fs');
const process = require('node:process');
const { DefaultLogger, LogLevel, bootstrap, dummyPaymentHandler } = require('@vendure/core');

const isPopulating = process.argv[2] === 'populate';
const database = {
  type: 'better-sqlite3',
  database: 'shop.sqlite',
  synchronize: isPopulating,
  logging: false,
};
const config = {
  apiOptions: { port: Number(process.env.PORT), adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: { tokenMethod: 'bearer', superadminCredentials: { identifier: 'bench', password: 'bench' } },
  dbConnectionOptions: database,
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  jobQueueOptions: { activeQueues: [] },
  importExportOptions: {},
  plugins: [],
};
const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Americas',
  countries: [{ name: 'United States', code: 'US', zone: 'Americas' }],
  taxRates: [{ name: 'Standard', percentage: 0 }],
  ...{ shippingMethods: [], paymentMethods: [], collections: [] },
};
const head =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';

async function populate() {
  const { populate: fill } = require('@vendure/core/cli');
  const { products } = JSON.parse(process.env.BENCH_PRODUCTS);
  const lines = products.map(
    ({ name, description, price }, at) =>
      `"${name}",part-${at},"${description}",,,,,sku-${at},${price},standard,12,false,,`,
  );
  writeFileSync('products.csv', [head, ...lines].join('\n'));
  const app = await fill(() => bootstrap(config), initialData, 'products.csv');
  await app.close();
  process.exit(0);
}

(isPopulating ? populate() : bootstrap(config)).catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
