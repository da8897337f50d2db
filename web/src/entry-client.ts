import 'react-dom/client';
import './app/fonts.css';
import './app/print.css';

void start();

/**
 * Evaluates React, MUI with the theme, and the shop's own code one after another. A phone needs about 100 ms for each,
 * and reacts to a press in between.
 */
async function start(): Promise<void> {
  await nextTask();
  await import('./app/theme.ts');
  await nextTask();
  const { startApp } = await import('./start-app.tsx');
  await nextTask();
  await startApp();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
