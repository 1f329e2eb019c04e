/**
 * Told on `document` whenever a buyer changes the options of a product; pictures, prices and other
 * islands follow. `detail` is `{ itemId, variant }`, `variant` null while the choice names none.
 */
export const VARIANT_CHOSEN = 'product:variant-chosen'
