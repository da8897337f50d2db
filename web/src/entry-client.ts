import 'react-dom/client';
import './app/fonts.css';
import './app/print.css';

void start();

/**
 * Evaluates React, MUI, and the shop's own code one after another. A phone needs up to 100 ms for each step, and reacts
 * to a press in between.
 */
async function start(): Promise<void> {
  await nextTask();
  const { createShopTheme } = await import('./app/theme.ts');
  await nextTask();
  createShopTheme();
  await nextTask();
  const { startApp } = await import('./start-app.tsx');
  await nextTask();
  // Loads the browser's data of number formats here, because the first price would load it in the middle of hydration.
  Intl.NumberFormat();
  await nextTask();
  await startApp();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
