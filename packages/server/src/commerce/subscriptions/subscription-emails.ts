import { getTranslate, type Message } from '@vitrine/model'
import { computeSubscriptionToken, getSubscriptionCheckoutPath } from '../cart/index.ts'
import { formatDay, getOrderUrl } from '../orders/index.ts'
import { findSiteById } from '../../identity/sites/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { EmailPart, EmailSecret, EmailSecrets, NewEmail } from '../../platform/mail/index.ts'
import { formatPrice } from './describe-subscription.ts'
import { findCycleByCart } from './cycle-store.ts'
import { findSubscription, type StoredSubscription } from './store.ts'

/** The kind of the link to the page of a subscription, and of that to the checkout of a failed order. */
const SUBSCRIPTION_LINK = 'subscription'
const PAYMENT_LINK = 'subscription-payment'

/** The site that sends an email, with the time zone of its dates. The email is in the language of the subscription. */
type EmailSite = Pick<Site, 'title' | 'timeZone'>

/** Creates the email to the buyer when a subscription starts. */
export function createStartedEmail(subscription: StoredSubscription, site: EmailSite): NewEmail {
  const { id, title, status, nextAt, language } = subscription
  const translate = getTranslate(language)
  const date = formatDay(nextAt, { ...site, language })
  return createEmailTo(subscription, {
    dedupe: `subscription-started:${id}`,
    subject: translate('emails.subscription.started.subject', { site: site.title, title }),
    texts: [
      translate('emails.subscription.started', { title }),
      formatPrice(subscription, language),
      ...(status === 'active' ? [translate('emails.subscription.next', { date })] : []),
    ],
    links: [],
  })
}

/** Creates the email to the buyer when an order of a subscription has failed, with a link to pay for it. */
export function createFailedEmail(
  subscription: StoredSubscription,
  site: EmailSite,
  failed: {
    readonly failures: number
    readonly retryAt: Date
    readonly cartId: string
    readonly reason: Message
  },
): NewEmail {
  const { id, title, nextIndex, language } = subscription
  const { failures, retryAt, cartId, reason } = failed
  const translate = getTranslate(language)
  return createEmailTo(subscription, {
    dedupe: `subscription-failed:${id}:${nextIndex}:${failures}`,
    subject: translate('emails.subscription.failed.subject', { site: site.title, title }),
    texts: [
      translate('emails.subscription.failed', { title }),
      translate(reason),
      translate('emails.subscription.retry', { date: formatDay(retryAt, { ...site, language }) }),
    ],
    links: [
      { link: { kind: PAYMENT_LINK, id: cartId, label: translate('emails.subscription.pay') } },
    ],
  })
}

/** Creates the email to the buyer when a subscription is paused after failed payments, or ends. */
export function createStoppedEmail(
  subscription: StoredSubscription,
  site: EmailSite,
  kind: 'paused' | 'canceled' | 'ended',
): NewEmail {
  const { id, title, nextIndex } = subscription
  const translate = getTranslate(subscription.language)
  return createEmailTo(subscription, {
    dedupe: `subscription-${kind}:${id}:${nextIndex}`,
    subject: translate(`emails.subscription.${kind}.subject`, { site: site.title, title }),
    texts: [translate(`emails.subscription.${kind}`, { title })],
    links: [],
  })
}

/** Creates the email to the buyer before a subscription renews for a long period. */
export function createUpcomingEmail(subscription: StoredSubscription, site: EmailSite): NewEmail {
  const { id, title, nextIndex, nextAt, language } = subscription
  const translate = getTranslate(language)
  return createEmailTo(subscription, {
    dedupe: `subscription-upcoming:${id}:${nextIndex}`,
    subject: translate('emails.subscription.upcoming.subject', { site: site.title, title }),
    texts: [
      translate('emails.subscription.upcoming', {
        title,
        date: formatDay(nextAt, { ...site, language }),
      }),
      formatPrice(subscription, language),
    ],
    links: [],
  })
}

function createEmailTo(
  { id, email: recipient, testMode, language }: StoredSubscription,
  content: {
    readonly dedupe: string
    readonly subject: string
    readonly texts: readonly string[]
    readonly links: readonly EmailPart[]
  },
): NewEmail {
  const { dedupe, subject, texts, links } = content
  const translate = getTranslate(language)
  const test = testMode ? [translate('emails.subscription.test')] : []
  const label = translate('emails.subscription.manage')
  const parts: readonly EmailPart[] = [
    ...[...texts, ...test].map((text) => ({ text })),
    ...links,
    { link: { kind: SUBSCRIPTION_LINK, id, label } },
  ]
  return { dedupe, recipient, language, subject, parts }
}

const makeSubscriptionLink: EmailSecret = async ({ db, siteId, id }) => {
  const site = await findSiteById(db, siteId)
  const found = await findSubscription(db, siteId, id)
  return site && found && `${getOrderUrl(site, found.firstOrderId)}/subscription`
}

const makePaymentLink: EmailSecret = async ({ db, siteId, id }) => {
  const site = await findSiteById(db, siteId)
  const found = await findCycleByCart(db, siteId, id)
  return site && found && getSubscriptionCheckoutPath(computeSubscriptionToken(site.secret, id))
}

/** The links in emails about subscriptions. */
export const subscriptionEmailSecrets: EmailSecrets = {
  [SUBSCRIPTION_LINK]: makeSubscriptionLink,
  [PAYMENT_LINK]: makePaymentLink,
}
