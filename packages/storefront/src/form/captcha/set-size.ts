import { CAPTCHA_COMPACT_BELOW_PX } from '@vitrine/model'

/**
 * Makes a captcha narrow where its container is, and returns whether it is. A container that is hidden until a variant is
 * chosen has no width: then what is around it tells.
 *
 * @see storefront spec §9 "compact size when the container is narrower than 320 px"
 */
export function setCaptchaSize(container: HTMLElement): boolean {
  let shown: Element | null = container
  while (shown && shown.clientWidth === 0) shown = shown.parentElement
  const isCompact = (shown ?? document.documentElement).clientWidth < CAPTCHA_COMPACT_BELOW_PX
  container.classList.toggle('captcha-container--compact', isCompact)
  return isCompact
}
