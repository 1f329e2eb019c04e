/**
 * Told on `document` whenever a buyer changes the options of a product; pictures, prices and other
 * islands follow. `detail` is `{ itemId, variant, imageId }`: `variant` is null while the choice names
 * none, `imageId` is the picture that shows what is chosen so far, or null.
 */
export const VARIANT_CHOSEN = 'product:variant-chosen'
