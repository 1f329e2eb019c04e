import type { MemberArea } from '@vitrine/contract'
import type { Page } from '@playwright/test'
import { blockTypeCodes } from '@vitrine/model'
import { htmlToRich, newBlock } from '@vitrine/page'
import { readOrderNumber, pay } from './checkout-steps.ts'
import { expectAccessible } from './accessibility.ts'
import { readEmailToken } from './emails.ts'
import { publishBlocks } from './publish-page.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

const EN = 'en-GB'
const PASSWORD = 'four plain words here'
const place = { desktop: { x: 0, y: 0, w: 12, h: 10, z: 0 } }

/** Publishes a lesson for a paid member area and a page with its plans. Resolves to their paths. */
async function lessonsFor(owner: Page, suffix: string) {
  const studio = new StudioApi(owner)
  const name = `Lessons ${suffix}`
  const sold = { name, joinMode: 'purchase', priceCents: 4_900 }
  const { id: memberAreaId } = await studio.post<MemberArea>('/api/studio/member-areas', sold)
  const open = await studio.post<MemberArea>('/api/studio/member-areas', {
    name: `Friends ${suffix}`,
  })

  const secret = newBlock(() => 'secret', blockTypeCodes.html, {
    text: { [EN]: { body: htmlToRich('<p>Centre the clay first.</p>') } },
  })
  const lesson = await publishBlocks(
    owner,
    {
      title: 'The lesson',
      slug: `lesson-${suffix}`,
      access: { kind: 'members', memberAreaIds: [memberAreaId] },
    },
    secret,
  )
  const plans = newBlock(() => 'plans', blockTypeCodes['pricing-plan'], {
    data: {
      plans: [
        { id: 'all', memberAreaId, isHighlighted: true },
        { id: 'friends', memberAreaId: open.id },
        { id: 'studio', link: { kind: 'url', url: '/visit' } },
      ],
    },
    text: {
      [EN]: {
        'all.name': 'All lessons',
        'all.badge': 'Most chosen',
        'all.description': 'Films and notes, at your own pace.',
        'all.period': 'once, for as long as we are here',
        'all.perks': 'Twelve films\nNotes to print\nAnswers to your questions',
        'friends.name': 'Friends',
        'friends.perks': 'A letter each month',
        'studio.name': 'In the studio',
        'studio.price': 'From £60',
        'studio.period': 'a day',
        'studio.button': 'See the days',
      },
    },
    place,
    auto: { h: 'content' },
  })
  const join = { title: 'Join us', slug: `plans-${suffix}` }
  return { name, lesson, plans: await publishBlocks(owner, join, plans) }
}

async function register(page: Page, owner: Page, email: string): Promise<void> {
  await page.goto('/account/register')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('status')).toBeVisible()
  await page.goto(`/account/verify?token=${await readEmailToken(owner, email)}`)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page).toHaveURL(/\/account(?:\/orders\?notice=claimed)?$/)
}

/** Buys a plan up to the order confirmation. */
async function buy(page: Page, given: { name: string; plans: string; email: string }) {
  await page.goto(given.plans)
  await page.getByRole('button', { name: 'Buy access' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main')).toContainText(given.name)
  await page
    .getByRole('link', { name: 'Checkout' })
    .or(page.getByRole('button', { name: 'Checkout' }))
    .first()
    .click()
  await expect(page.getByLabel('Address', { exact: true })).toHaveCount(0)
  await page.getByLabel('Email', { exact: true }).fill(given.email)
  await pay(page)
  await readOrderNumber(page)
}

const isOpen = (page: Page, lesson: string) =>
  expect(async () => {
    await page.goto(lesson)
    await expect(page.getByText('Centre the clay first.')).toBeVisible({ timeout: 1_000 })
  }).toPass()

test('a signed-in visitor buys a plan, reads the lesson and is shown as a member', async ({
  page,
  owner,
}) => {
  const shop = await lessonsFor(owner, 'signed-in')
  const email = 'plans@example.com'
  await register(page, owner, email)
  await page.goto(shop.lesson)
  await expect(page.getByText('Centre the clay first.')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('£49.00')
  await page.goto(shop.plans)
  const plan = page.getByRole('listitem').filter({ hasText: 'Most chosen' })
  await expect(plan.getByRole('heading', { name: 'All lessons' })).toBeVisible()
  await expect(plan).toContainText('£49.00')
  await expectAccessible(page)

  await buy(page, { ...shop, email })
  await isOpen(page, shop.lesson)
  await page.goto(shop.plans)
  await expect(plan).toContainText('You are a member.')
  await expect(page.getByRole('button', { name: 'Buy access' })).toHaveCount(0)
  await expectAccessible(page)
  await plan.getByRole('link', { name: 'Go to member pages' }).click()
  await expect(page.getByText('Centre the clay first.')).toBeVisible()

  const friends = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Friends', exact: true }) })
  await page.goto(shop.plans)
  await friends.getByRole('button', { name: 'Join' }).click()
  await page.goto(shop.plans)
  await expect(friends).toContainText('You are a member.')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest buys a plan, and reads the lesson once the address is confirmed', async ({
    page,
    owner,
  }) => {
    const shop = await lessonsFor(owner, 'guest')
    const email = 'guest-of-plans@example.com'
    await buy(page, { ...shop, email })
    await page.goto(shop.lesson)
    await expect(page.getByText('Centre the clay first.')).toHaveCount(0)
    await register(page, owner, email)
    await isOpen(page, shop.lesson)
  })
})
