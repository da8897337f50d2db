import { guestBikesKey } from './public/bike-keys.ts';

/**
 * Inline script that marks the page of a visitor who has stored a bike before the first paint, because a prerendered page
 * knows no bike. The CSP allows the script's hash.
 */
export const storedBikeScript = `<script>try {
  if (Object.keys(localStorage).some((key) => /^${guestBikesKey}(-|$)/.test(key) && localStorage[key].includes('"interfaces":')))
    document.documentElement.dataset.bike = "";
} catch {}</script>`;
