import type { captchaChallenge } from '@vitrine/contract'
import { CAPTCHA_LASTS_MS, captchaMessages } from '@vitrine/model'
import type { Challenge, Solution } from 'altcha-lib'
import { call } from '../http.ts'
import { said } from '../page-words.ts'
import type { Captcha, CaptchaPlace } from './captcha.ts'

/** What is solved is given up some time before the server does. */
const EARLIER_MS = 60_000

/** A box to tick: then the browser calculates for a moment, beside the page, and nobody else is asked. */
export function builtIn(place: CaptchaPlace): Captcha {
  const { container, tell } = place
  const { box, tick, status } = widget()
  container.replaceChildren(box)
  container.classList.add('rendered')
  let key: string | undefined
  /** Of the calculation that is waited for, or of what came of it. */
  let run: AbortController | undefined

  const reset = (words = '') => {
    run?.abort()
    run = key = undefined
    tick.checked = false
    status.textContent = said(words)
    tell(false)
  }
  const solve = async () => {
    const current = new AbortController()
    run = current
    status.textContent = said(captchaMessages.checking)
    const over = setTimeout(() => reset(captchaMessages.over), CAPTCHA_LASTS_MS - EARLIER_MS)
    current.signal.addEventListener('abort', () => clearTimeout(over))
    try {
      const solved = await solution(place, current.signal)
      if (run !== current) return
      key = solved
      status.textContent = said(captchaMessages.checked)
      tell(true)
    } catch {
      if (run === current) reset(captchaMessages.again)
    }
  }
  tick.addEventListener('change', () => {
    if (!tick.checked) return reset()
    // Browsers calculate such things for pages that nobody could have changed on their way.
    if (!isSecureContext) return reset(captchaMessages.insecure)
    void solve()
  })
  tell(false)
  return { key: async () => key, reset: () => reset() }
}

function widget() {
  const box = document.createElement('div')
  box.className = 'captcha-check'
  const label = document.createElement('label')
  const tick = document.createElement('input')
  tick.type = 'checkbox'
  tick.required = true
  label.append(tick, said(captchaMessages.label))
  const status = document.createElement('p')
  status.className = 'captcha-status'
  status.setAttribute('role', 'status')
  box.append(label, status)
  return { box, tick, status }
}

/** Base64 of JSON, as ALTCHA writes it. */
async function solution({ formId, action }: CaptchaPlace, signal: AbortSignal): Promise<string> {
  const path = '/api/form/captcha-challenge'
  const { challenge } = await call<typeof captchaChallenge>('POST', path, { formId, action })
  const solved = await calculated(challenge, signal)
  return btoa(JSON.stringify({ challenge, solution: solved }))
}

function calculated(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  const worker = new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' })
  const end = () => worker.terminate()
  return new Promise<Solution>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => {
      // Nothing after a minute and a half.
      if (data) resolve(data)
      else reject(new Error('It took too long'))
    })
    worker.addEventListener('error', reject)
    worker.postMessage(challenge)
  }).finally(end)
}
