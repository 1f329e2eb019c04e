import type { Db } from '../db/db.ts'
import type { EmailLook } from './look.ts'
import type { EmailSecrets, EmailSharedParts } from './secrets.ts'
import type { EmailTransport } from './transport.ts'

/** The site that sends an email. */
export interface EmailSite {
  readonly title: string
  /** The sender; empty if the owner has set none. */
  readonly contactEmail: string
  /** The origin of links, such as `https://shop.example`. */
  readonly origin: string
  readonly look: EmailLook
}

/** The ports of emails. */
export interface EmailPorts {
  /** Undefined without a mail server: emails are then only read in the studio. */
  readonly transport: EmailTransport | undefined
  readonly secrets: EmailSecrets
  readonly sharedParts: EmailSharedParts
  /** Loads the site with the colors and logo of its theme; `url` is that of the installation. */
  readonly loadSite: (db: Db, siteId: string, url: string) => Promise<EmailSite | undefined>
}
