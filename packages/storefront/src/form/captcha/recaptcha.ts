import { CAPTCHA_NOT_SET_UP } from '@vitrine/model'
import type { Captcha, CaptchaContext } from './types.ts'

/** The part of Google's API that is used here. */
interface Grecaptcha {
  readonly ready: (done: () => void) => void
  readonly render: (
    container: HTMLElement,
    options: Readonly<Record<string, string | (() => void)>>,
  ) => number
  readonly getResponse: (widget: number) => string
  readonly reset: (widget: number) => void
  readonly enterprise: {
    readonly ready: (done: () => void) => void
    readonly execute: (siteKey: string, what: { readonly action: string }) => Promise<string>
  }
}

const GOOGLE = 'https://www.google.com/recaptcha'

/** Creates a reCAPTCHA checkbox. Google's script is loaded when the visitor focuses the form. */
export function createRecaptcha({
  container,
  form,
  siteKey,
  theme,
  isCompact,
  onSolvedChange,
}: CaptchaContext): Captcha {
  const onSolved = () => onSolvedChange(true)
  const onUnsolved = () => onSolvedChange(false)
  const start = retryOnFailure(async () => {
    const language = document.documentElement.lang
    const google = await loadScript(`${GOOGLE}/api.js?render=explicit&hl=${language}`)
    await new Promise<void>((done) => google.ready(done))
    const widget = google.render(container, {
      sitekey: siteKey,
      theme,
      size: isCompact ? 'compact' : 'normal',
      callback: onSolved,
      'expired-callback': onUnsolved,
      'error-callback': onUnsolved,
    })
    container.classList.add('rendered')
    return { google, widget }
  })
  let rendered: Awaited<ReturnType<typeof start>> | undefined
  const render = () => {
    start().then(
      (made) => (rendered = made),
      (error: unknown) => console.error(error),
    )
  }
  onFirstFocus(form, render)
  onUnsolved()
  return {
    key: async () => {
      const { google, widget } = await start()
      return google.getResponse(widget) || undefined
    },
    reset: () => {
      rendered?.google.reset(rendered.widget)
      onUnsolved()
    },
  }
}

/** Creates a reCAPTCHA Enterprise captcha, which scores the visitor in the background. */
export function createEnterpriseCaptcha({
  form,
  siteKey,
  action,
  container,
  onSolvedChange,
}: CaptchaContext): Captcha {
  const start = retryOnFailure(async () => {
    const google = await loadScript(`${GOOGLE}/enterprise.js?render=${siteKey}`)
    await new Promise<void>((done) => google.enterprise.ready(done))
    container.classList.add('rendered')
    return google.enterprise
  })
  onFirstFocus(form, () => void start().catch((error: unknown) => console.error(error)))
  onSolvedChange(true)
  return {
    key: async () => (await start()).execute(siteKey, { action }),
    reset: () => undefined,
  }
}

function onFirstFocus(form: HTMLElement, render: () => void): void {
  form.addEventListener('focusin', render, { once: true })
  // The focus may have caused this script to load.
  if (form.contains(document.activeElement)) render()
}

/** Returns a function that runs once, and again only after a failure. */
function retryOnFailure<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () =>
    (running ??= run().catch((error: unknown) => {
      running = undefined
      throw error
    }))
}

const loadingScripts = new Map<string, Promise<Grecaptcha>>()

function loadScript(src: string): Promise<Grecaptcha> {
  const known = loadingScripts.get(src)
  if (known) return known
  const script = document.createElement('script')
  const loaded = new Promise<Grecaptcha>((resolve, reject) => {
    script.addEventListener('load', () => {
      const { grecaptcha } = globalThis as { readonly grecaptcha?: Grecaptcha }
      if (grecaptcha) resolve(grecaptcha)
      // @see platform spec §8
      else reject(new Error(CAPTCHA_NOT_SET_UP))
    })
    script.addEventListener('error', () => reject(new Error(CAPTCHA_NOT_SET_UP)))
  })
  loadingScripts.set(src, loaded)
  loaded.catch(() => {
    loadingScripts.delete(src)
    script.remove()
  })
  script.src = src
  script.async = true
  document.head.append(script)
  return loaded
}
