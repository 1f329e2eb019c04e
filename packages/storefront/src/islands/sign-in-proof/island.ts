import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Solves the challenge of a password form after a wrong password, while the visitor types. A form that is sent earlier
 * waits for the solution. Where the browser cannot solve it, the server says what to do.
 */
export function mount(form: HTMLElement): void {
  const field = form.querySelector<HTMLInputElement>('[name=proof]')
  if (!(form instanceof HTMLFormElement) || !field) return
  let isSettled = false
  const settled = solve(form.dataset['challenge'] ?? '')
    .then((proof) => {
      field.value = proof
    })
    .catch((error: unknown) => console.error(error))
    .finally(() => {
      isSettled = true
    })
  form.addEventListener('submit', (event) => {
    if (isSettled) return
    event.preventDefault()
    void settled.then(() => form.requestSubmit())
  })
}

/** Resolves to ALTCHA's payload, JSON in Base64. Web Crypto calculates off the main thread. */
async function solve(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge // what the server rendered
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
