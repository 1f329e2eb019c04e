import { currencies, isEmail, MAX_PASSWORD_LENGTH, siteKinds } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'
import { isLanguage, isTimeZone } from '../settings.ts'

const defineRoute = createRouteFactory('setup')

const nameSchema = z.string().min(1).max(100)

/** A look that a new site can begin with: a theme with one of its starters. */
export const lookSchema = z.object({
  theme: nameSchema,
  /** The title of the theme, as its author wrote it. */
  themeTitle: z.string(),
  starter: nameSchema,
  /** The name of the starter, in English. */
  name: z.string(),
  description: z.string(),
  kind: z.enum(siteKinds),
})

export type Look = z.output<typeof lookSchema>

/** The parts of a store that its owner sets up. */
export const storeSteps = ['payments', 'shipping'] as const

export type StoreStep = (typeof storeSteps)[number]

export const setupSchema = z.object({
  /** Whether the signed-in owner has the placeholder address of a new installation, and no password. */
  needsOwner: z.boolean(),
  /** Whether the site is as the first start made it: only then can it begin with another look. */
  canBegin: z.boolean(),
  /** The name that the site was given when it was created; empty for the first site of an installation. */
  title: z.string(),
  /** Whether you may create sites, and so start over at the address of this one. */
  canCreateSites: z.boolean(),
  /** Whether the site is a demo of Vitrine. */
  isDemo: z.boolean(),
  /** The needs of the store before buyers can order its products with money; nothing for a demo, or a store without products. */
  storeSteps: z.array(z.enum(storeSteps)),
  looks: z.array(lookSchema),
})

export type Setup = z.output<typeof setupSchema>

export const readSetup = defineRoute({
  method: 'GET',
  path: '/api/studio/setup',
  summary: 'Returns what is left to set up on a new site, and the looks that it can begin with.',
  access: 'site.write',
  replies: { 200: setupSchema },
})

export const setUpOwner = defineRoute({
  method: 'PUT',
  path: '/api/studio/setup/owner',
  summary:
    'Gives the owner of a new installation an email address and a password, both at once. Ends every other session and unused sign-in link.',
  access: 'site.write',
  limit: 'sign-in',
  body: z.strictObject({
    email: z.string().trim().max(256).refine(isEmail, 'Please enter a valid email'),
    newPassword: z.string().max(MAX_PASSWORD_LENGTH),
  }),
  replies: { 200: z.object({}), 400: problemSchema, 409: problemSchema, 429: problemSchema },
})

export const beginSite = defineRoute({
  method: 'POST',
  path: '/api/studio/setup/site',
  summary:
    'Begins an untouched site anew, with a title, a look and facts about it. The home page and all that the starter has are published.',
  access: 'site.write',
  body: z.strictObject({
    theme: nameSchema,
    starter: nameSchema,
    title: z.string().trim().min(1, 'Enter a title.').max(200, 'Enter at most 200 characters.'),
    /** One line about the site; empty for none. */
    tagLine: z.string().trim().max(200, 'Enter at most 200 characters.'),
    /** Empty for none. */
    contactEmail: z
      .string()
      .trim()
      .max(256)
      .refine((text) => text === '' || isEmail(text), 'Please enter a valid email'),
    language: z.string().max(35).refine(isLanguage, 'Choose a language such as en-US or de.'),
    timeZone: z.string().max(100).refine(isTimeZone, 'Choose a time zone such as Europe/Berlin.'),
    currency: z.enum(currencies, 'Choose one of the currencies that a store can have.'),
  }),
  replies: {
    200: z.object({
      /** The document of the home page, for the page editor; null if the theme draws it by itself. */
      homeId: z.nullable(z.uuid()),
    }),
    400: problemSchema,
    409: problemSchema,
  },
})
