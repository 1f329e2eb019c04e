import { expect, type Locator, type Page } from '@playwright/test'
import { StudioApi } from './studio-api.ts'
import { repeatUntilPassed } from './repeat.ts'

interface EmailList {
  readonly emails: readonly { readonly id: string; readonly recipient: string }[]
}

/**
 * Returns the URL of the link in the newest email with a link to an address, waiting until there is one. The test
 * server has no mail server, so the owner may open the links of emails.
 */
export async function readEmailLink(
  owner: Page,
  recipient: string,
  parameter: 'token' | 'cartToken' = 'token',
): Promise<URL> {
  const pattern = new RegExp(`https?://\\S+\\?${parameter}=\\S+`)
  return new URL(await readInEmails(owner, recipient, pattern))
}

/** Returns the code of the newest gift card that was emailed to an address, waiting until there is one. */
export async function readGiftCardCode(owner: Page, recipient: string): Promise<string> {
  return readInEmails(owner, recipient, /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/)
}

/** Returns what the newest email that has it says, waiting until there is one. */
async function readInEmails(owner: Page, recipient: string, pattern: RegExp): Promise<string> {
  const studio = new StudioApi(owner)
  let found = ''
  await expect(async () => {
    const { emails } = await studio.get<EmailList>('/api/studio/emails')
    for (const { id } of emails.filter((email) => email.recipient === recipient)) {
      const { bodyText = '' } = await studio.post<{ readonly bodyText?: string }>(
        `/api/studio/emails/${id}/links`,
      )
      found = pattern.exec(bodyText)?.[0] ?? ''
      // An email about an order, without a link, may be written last.
      if (found !== '') break
    }
    expect(found).not.toBe('')
  }).toPass()
  return found
}

/** Returns the token of the newest email to an address, waiting until there is one. */
export async function readEmailToken(owner: Page, recipient: string): Promise<string> {
  return (await readEmailLink(owner, recipient)).searchParams.get('token') ?? ''
}

/** Opens the studio's list of emails, waiting until `email` is in it: emails are written after the response. */
export async function openEmails(owner: Page, email: Locator): Promise<void> {
  await repeatUntilPassed(async (timeout) => {
    await owner.goto('/config/mail')
    await expect(email.first()).toBeVisible({ timeout })
  })
}
