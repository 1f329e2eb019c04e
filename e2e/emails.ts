import { expect, type Locator, type Page } from '@playwright/test'

interface EmailList {
  readonly mails: readonly { readonly recipient: string; readonly bodyText: string }[]
}

/** Returns the token of the newest email to an address, waiting until there is one. */
export async function readEmailToken(owner: Page, recipient: string): Promise<string> {
  let token = ''
  await expect(async () => {
    const answer = await owner.request.get('/api/studio/mails')
    const { mails } = (await answer.json()) as EmailList
    const email = mails.find((mail) => mail.recipient === recipient)
    token = /\/account\/\w+\?token=([\w-]{22})/.exec(email?.bodyText ?? '')?.[1] ?? ''
    expect(token).not.toBe('')
  }).toPass()
  return token
}

/** Opens the studio's list of emails, waiting until `email` is in it: emails are written after the response. */
export async function openEmails(owner: Page, email: Locator): Promise<void> {
  await expect(async () => {
    await owner.goto('/config/mail')
    await expect(email.first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
}
