import type { captchaChallenge } from '@vitrine/contract'
import { CAPTCHA_LIFETIME_MS, captchaMessages } from '@vitrine/model'
import type { Challenge, Solution } from 'altcha-lib'
import { callApi } from '../../call-api.ts'
import { createPageTranslate } from '../../translate.ts'
import type { Captcha, CaptchaContext } from './types.ts'

const t = createPageTranslate(captchaMessages)

/** The time in ms by which a solution expires earlier here than on the server. */
const EXPIRY_MARGIN_MS = 60_000

/** Creates the built-in captcha: a checkbox that starts a proof of work in a worker, without any third party. */
export function createBuiltInCaptcha(context: CaptchaContext): Captcha {
  const { container, onSolvedChange } = context
  const { box, tick: checkbox, status } = createWidget()
  container.replaceChildren(box)
  container.classList.add('rendered')
  let key: string | undefined
  /** The current calculation or its solution. */
  let run: AbortController | undefined

  const reset = (message = '') => {
    run?.abort()
    run = key = undefined
    checkbox.checked = false
    status.textContent = message
    onSolvedChange(false)
  }
  const solve = async () => {
    const current = new AbortController()
    run = current
    status.textContent = t('captcha.checking')
    const expiry = setTimeout(
      () => reset(t('captcha.over')),
      CAPTCHA_LIFETIME_MS - EXPIRY_MARGIN_MS,
    )
    current.signal.addEventListener('abort', () => clearTimeout(expiry))
    try {
      const solution = await fetchSolution(context, current.signal)
      if (run !== current) return
      key = solution
      status.textContent = t('captcha.checked')
      onSolvedChange(true)
    } catch {
      if (run === current) reset(t('captcha.again'))
    }
  }
  checkbox.addEventListener('change', () => {
    if (!checkbox.checked) return reset()
    // Web Crypto is available in secure contexts only.
    if (!isSecureContext) return reset(t('captcha.insecure'))
    void solve()
  })
  onSolvedChange(false)
  return { key: async () => key, reset: () => reset() }
}

function createWidget() {
  const box = document.createElement('div')
  box.className = 'captcha-check'
  const label = document.createElement('label')
  const checkbox = document.createElement('input')
  checkbox.type = 'checkbox'
  checkbox.required = true
  label.append(checkbox, t('captcha.label'))
  const status = document.createElement('p')
  status.className = 'captcha-status'
  status.setAttribute('role', 'status')
  box.append(label, status)
  return { box, tick: checkbox, status }
}

/** Fetches a challenge and solves it. Resolves to ALTCHA's payload, JSON in Base64. */
async function fetchSolution(
  { formId, action }: CaptchaContext,
  signal: AbortSignal,
): Promise<string> {
  const path = '/api/form/captcha-challenge'
  const { challenge } = await callApi<typeof captchaChallenge>('POST', path, { formId, action })
  const solution = await solveInWorker(challenge, signal)
  return btoa(JSON.stringify({ challenge, solution: solution }))
}

function solveInWorker(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  const worker = new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' })
  const end = () => worker.terminate()
  return new Promise<Solution>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => {
      // The library gives up after 90 s.
      if (data) resolve(data)
      else reject(new Error('The captcha calculation timed out'))
    })
    worker.addEventListener('error', reject)
    worker.postMessage(challenge)
  }).finally(end)
}
