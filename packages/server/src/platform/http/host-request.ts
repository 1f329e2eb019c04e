/** The part of a request that tells which site it is for. */
export interface HostRequest {
  readonly protocol: string
  /** The host with the port, as the client sent it. */
  readonly host: string
  readonly hostname: string
  /** Whether the visitor has not entered the password of the locked site. */
  readonly isSiteHidden?: boolean
  /** The connection; undefined outside of a server. */
  readonly socket?: {
    readonly localPort?: number | undefined
    readonly localAddress?: string | undefined
  }
}
