import { captchaMessages } from '@vitrine/model'
import { Refused } from '../http.ts'
import type { Captcha, CaptchaPlace } from './captcha.ts'

/** Of what Google's script brings, what is used here. */
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

/** Google's box. Nobody asks Google before a visitor turns to the form. */
export function recaptcha({
  container,
  form,
  siteKey,
  theme,
  isCompact,
  tell,
}: CaptchaPlace): Captcha {
  const solved = () => tell(true)
  const open = () => tell(false)
  const start = once(async () => {
    const language = document.documentElement.lang
    const google = await load(`${GOOGLE}/api.js?render=explicit&hl=${language}`)
    await new Promise<void>((done) => google.ready(done))
    const widget = google.render(container, {
      sitekey: siteKey,
      theme,
      size: isCompact ? 'compact' : 'normal',
      callback: solved,
      'expired-callback': open,
      'error-callback': open,
    })
    container.classList.add('rendered')
    return { google, widget }
  })
  let drawn: Awaited<ReturnType<typeof start>> | undefined
  const begin = () => {
    start().then(
      (made) => (drawn = made),
      (error: unknown) => console.error(error),
    )
  }
  onTurningTo(form, begin)
  open()
  return {
    key: async () => {
      const { google, widget } = await set(start())
      return google.getResponse(widget) || undefined
    },
    reset: () => {
      drawn?.google.reset(drawn.widget)
      open()
    },
  }
}

/** Google looks on and says at the end what it thinks; nothing is to be solved. */
export function enterprise({ form, siteKey, action, container, tell }: CaptchaPlace): Captcha {
  const start = once(async () => {
    const google = await load(`${GOOGLE}/enterprise.js?render=${siteKey}`)
    await new Promise<void>((done) => google.enterprise.ready(done))
    container.classList.add('rendered')
    return google.enterprise
  })
  onTurningTo(form, () => void start().catch((error: unknown) => console.error(error)))
  tell(true)
  return {
    key: async () => (await set(start())).execute(siteKey, { action }),
    reset: () => undefined,
  }
}

/** What does not come is said in words. @see storefront spec §8 */
async function set<T>(started: Promise<T>): Promise<T> {
  try {
    return await started
  } catch (cause) {
    throw new Refused(captchaMessages.failed, { cause })
  }
}

function onTurningTo(form: HTMLFormElement, begin: () => void): void {
  form.addEventListener('focusin', begin, { once: true })
  // It may be the focus that brought this script.
  if (form.contains(document.activeElement)) begin()
}

/** Tried again after it has failed. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () =>
    (running ??= run().catch((error: unknown) => {
      running = undefined
      throw error
    }))
}

const loading = new Map<string, Promise<Grecaptcha>>()

function load(src: string): Promise<Grecaptcha> {
  const known = loading.get(src)
  if (known) return known
  const script = document.createElement('script')
  const loaded = new Promise<Grecaptcha>((resolve, reject) => {
    script.addEventListener('load', () => {
      const { grecaptcha } = globalThis as { readonly grecaptcha?: Grecaptcha }
      if (grecaptcha) resolve(grecaptcha)
      // @see platform spec §8
      else reject(new Error(captchaMessages.notSetUp))
    })
    script.addEventListener('error', () => reject(new Error(captchaMessages.notSetUp)))
  })
  loading.set(src, loaded)
  loaded.catch(() => {
    loading.delete(src)
    script.remove()
  })
  script.src = src
  script.async = true
  document.head.append(script)
  return loaded
}
