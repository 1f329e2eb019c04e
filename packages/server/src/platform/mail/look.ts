/** The colors of an email, as hexadecimal values, and the logo of its site. */
export interface EmailLook {
  /** The color around the email. */
  readonly background: string
  readonly surface: string
  readonly text: string
  readonly border: string
  /** The color of buttons. */
  readonly accent: string
  readonly onAccent: string
  /** The color of links in text, readable on `surface`. */
  readonly link: string
  readonly logo: EmailLogo | undefined
}

/** An image that every email program shows, as an absolute URL. */
export interface EmailLogo {
  readonly url: string
  readonly width: number
  readonly height: number
}
