/** Alternatives of a regular expression that match a piece unit. */
export const units =
  'pcs?|pce|pieces?|units?|ea|off|stk|st|stück|stücke?|stueck|pièces?|uds?|unidades|pz|pezzi|stuks|szt|ks|db|buc|adet|kpl|шт|個|个|件|本|枚|개';
