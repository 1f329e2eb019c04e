import type { Action } from '@vitrine/model'
import type { LucideIcon } from 'lucide-react'
import type { LazyRouteFunction, RouteObject } from 'react-router'
import type { TextId } from '../ui/texts.ts'

/** A screen of the studio. */
export interface Screen {
  /** The path below `/config/`, with parameters as `:name`. */
  readonly path: string
  /**
   * The id of its label in the palette. A screen with parameters has none, and the first screen of a feature that of the
   * navigation.
   */
  readonly label?: TextId
  /** The action that a role must be allowed to open the screen; staff of every role open a screen without one. */
  readonly action?: Action
  /** Whether the screen fills the window, without the navigation, as the page editor does. */
  readonly isFullScreen?: boolean
  readonly lazy: LazyRouteFunction<RouteObject>
}

/** The screens of one feature, and its entry in the navigation. */
export interface Feature {
  /** The entry leads to the first screen, and is shown to roles that may open it. */
  readonly navigation?: {
    /** The id of the label in the message catalog. */
    readonly label: TextId
    /** The keys that open it: `g o`. */
    readonly keys?: string
    readonly Icon: LucideIcon
    /** Screens of the settings share one entry, and have a list of their own. */
    readonly group: 'main' | 'settings' | 'account'
  }
  readonly screens: readonly [Screen, ...Screen[]]
}
