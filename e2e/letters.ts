import { expect, type Page } from '@playwright/test'

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
