import { SHOP_EVENT_ATTRIBUTE, type ShopProduct } from '@vitrine/model'

/** A product from its own page. */
export interface LoadedProduct {
  /** The product for the events of the shop. */
  readonly shown: ShopProduct | undefined
  readonly title: string
  readonly element: HTMLElement
}

/** The parts of a product page that the dialog does without: its link leads to them. */
const LEFT_OUT = '.ProductItem-body,.ProductItem-facts,.product-custom-fields,.buy-bar,noscript'

/** Loads the product from its page, with what can be bought; undefined if there is no such page or no connection. */
export async function loadProduct(url: string): Promise<LoadedProduct | undefined> {
  const html = await fetch(url).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  )
  if (html === undefined) return undefined
  const page = new DOMParser().parseFromString(html, 'text/html')
  const found = page.querySelector<HTMLElement>('.ProductItem,.product-detail')
  if (!found) return undefined
  const element = document.importNode(found, true)
  for (const part of element.querySelectorAll(LEFT_OUT)) part.remove()
  for (const wrapper of element.querySelectorAll<HTMLElement>('.sqs-add-to-cart-button-wrapper'))
    wrapper.style.visibility = 'visible'
  const title = element.querySelector('.ProductItem-details-title,.product-title,h1')
  const data = page.querySelector(`script[${SHOP_EVENT_ATTRIBUTE}]`)?.textContent
  const shown: ShopProduct | undefined = data ? JSON.parse(data) : undefined
  return { title: title?.textContent.trim() ?? '', element, shown }
}
