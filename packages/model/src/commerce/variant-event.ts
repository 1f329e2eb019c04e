/**
 * The CustomEvent on `document` when a buyer changes the options of a product. `detail` is
 * `{ itemId, variant, imageId }`: `variant` is null while the choice names none, `imageId` is the image of the
 * current choice or null.
 */
export const VARIANT_CHOSEN = 'product:variant-chosen'
