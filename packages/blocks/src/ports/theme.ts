/** A request for a component of the theme. */
export interface ComponentRequest {
  readonly name: string
  /** The id of the block. */
  readonly id: string
  readonly settings: Readonly<Record<string, string | number | boolean>>
  readonly title: string
  /** The text as HTML. */
  readonly body: string
}

/** A component rendered by the theme. */
export interface RenderedComponent {
  readonly html: string
  /** The URL of the script that hydrates it. */
  readonly script?: string | undefined
}

/** The parts of pages that the theme's templates render. */
export interface ThemePort {
  /** Renders a component; undefined if the theme has none of the name. */
  readonly renderComponent: (request: ComponentRequest) => RenderedComponent | undefined
  /** Renders the comments on the page with their form; empty if the page shows none. */
  readonly renderComments: () => string
}
