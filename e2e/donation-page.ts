import type { Page } from '@playwright/test'
import { blockTypeCodes } from '@vitrine/model'
import { htmlToRich, newBlock } from '@vitrine/page'
import { publishBlocks } from './publish-page.ts'

/** Publishes a page with a donation block as the owner. Resolves to its path. */
export async function publishDonationPage(owner: Page, slug: string): Promise<string> {
  const donation = newBlock(() => 'give', blockTypeCodes.donation, {
    data: {
      amounts: [
        { id: 'a', minor: 1_000 },
        { id: 'b', minor: 2_500 },
        { id: 'c', minor: 10_000 },
      ],
      leastMinor: 500,
      mostMinor: 100_000,
    },
    text: {
      'en-GB': {
        title: 'A new kiln',
        description: htmlToRich('<p>The old one has fired its last pot.</p>'),
        'a.label': 'A shelf',
        'b.label': 'Ten bricks',
        'c.label': 'A door',
      },
    },
  })
  return publishBlocks(owner, { title: 'Help us build', slug }, donation)
}
