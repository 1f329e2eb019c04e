import * as contract from '@vitrine/contract'
import { newId } from '../../platform/db/id.ts'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { switchGiftCard } from '../payments/index.ts'
import { giftCardErrors } from './errors.ts'
import { issueGiftCard } from './issue-gift-card.ts'
import { replaceGiftCard, sendGiftCard } from './send-gift-card.ts'
import { listGiftCards, loadGiftCard, loadGiftCardLedger } from './read-gift-cards.ts'

export function giftCardRoutes(http: PageServer): void {
  mount(http, contract.listGiftCards, async ({ db, site, query }) =>
    listGiftCards(db, site.id, query),
  )

  mount(http, contract.readGiftCard, async ({ db, site, params: { id } }) =>
    loadGiftCardLedger(db, site.id, id),
  )

  mount(http, contract.issueGiftCard, async ({ db, site, body }) => {
    await issueGiftCard(db, site, body)
    return loadGiftCard(db, site.id, body.id)
  })

  mount(http, contract.sendGiftCard, async ({ db, site, params: { id }, body: { email } }) => {
    await sendGiftCard(db, site, { id, email })
    return loadGiftCard(db, site.id, id)
  })

  mount(http, contract.replaceGiftCard, async ({ db, site, params, body: { id, email } }) => {
    await replaceGiftCard(db, site, { oldId: params.id, id, email })
    return loadGiftCard(db, site.id, id)
  })

  mount(http, contract.switchGiftCard, async ({ db, site, params: { id }, body: { isOn } }) => {
    if (!(await switchGiftCard(db, site.id, { id, isOn }))) throw giftCardErrors.unknown()
    return loadGiftCard(db, site.id, id)
  })

  giftCardApiRoutes(http)
}

/** Mounts the calls with which other programs read, issue and turn off gift cards. */
function giftCardApiRoutes(http: PageServer): void {
  mount(http, contract.apiListGiftCards, async ({ db, site, query }) =>
    listGiftCards(db, site.id, query),
  )

  mount(http, contract.apiReadGiftCard, async ({ db, site, params: { id } }) =>
    loadGiftCardLedger(db, site.id, id),
  )

  mount(http, contract.apiIssueGiftCard, async ({ db, site, body }) => {
    const id = newId()
    await issueGiftCard(db, site, { ...body, id })
    return loadGiftCard(db, site.id, id)
  })

  mount(http, contract.apiChangeGiftCard, async ({ db, site, params: { id }, body: { isOn } }) => {
    if (!(await switchGiftCard(db, site.id, { id, isOn }))) throw giftCardErrors.unknown()
    return loadGiftCard(db, site.id, id)
  })
}
