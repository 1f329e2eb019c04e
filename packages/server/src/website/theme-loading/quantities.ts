const LIST_TAG = /<squarespace:(?:query|related)\b/i
/** Values that contain products as JSON, whose variants have a quantity: `{items|json}`, `{@|json-pretty}`. */
const PRODUCTS_AS_JSON =
  /\{\s*(?:@|(?:[\w.]+\.)?(?:items?|products?|variants?)(?:\.\d+)?)\s*\|\s*json/i

/**
 * Returns whether a template may print quantities in a list of products. The page of a product depends on its quantity
 * anyway, so the template of an item counts only if it has a list.
 */
export function mayPrintQuantities(path: string, text: string): boolean {
  if (path.endsWith('.item') && !LIST_TAG.test(text)) return false
  // System pages print carts and orders as JSON.
  return text.includes('qtyInStock') || (!path.startsWith('system/') && PRODUCTS_AS_JSON.test(text))
}
