import { expect, type Locator, type Page } from '@playwright/test'

interface Letters {
  readonly mails: readonly { readonly recipient: string; readonly bodyText: string }[]
}

/** The token in the newest letter to an address, as soon as it is written. */
export async function tokenFor(owner: Page, recipient: string): Promise<string> {
  let token = ''
  await expect(async () => {
    const answer = await owner.request.get('/api/studio/mails')
    const { mails } = (await answer.json()) as Letters
    const letter = mails.find((mail) => mail.recipient === recipient)
    token = /\/account\/\w+\?token=([\w-]{22})/.exec(letter?.bodyText ?? '')?.[1] ?? ''
    expect(token).not.toBe('')
  }).toPass()
  return token
}

/** Opens the studio's list of letters, as soon as `letter` is in it: they are written after the answer. */
export async function openMails(owner: Page, letter: Locator): Promise<void> {
  await expect(async () => {
    await owner.goto('/config/mail')
    await expect(letter.first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
}
