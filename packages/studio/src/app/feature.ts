import type { Action } from '@vitrine/model'
import type { LazyRouteFunction, RouteObject } from 'react-router'
import type { TextId } from '../ui/texts.ts'
import type { GroupId } from './groups.ts'

/** A screen of the studio. */
export interface Screen {
  /** The path below `/config/`, with parameters as `:name`. */
  readonly path: string
  /** The id of its label in the palette and in the navigation. A screen with parameters has none. */
  readonly label?: TextId
  /** The keys that open it: `g o`. */
  readonly keys?: string
  /** The group of the navigation that lists it, if any does. */
  readonly group?: GroupId
  /** The action that a role must be allowed to open the screen; staff of every role open a screen without one. */
  readonly action?: Action
  /** Whether the screen fills the window, without the navigation, as the page editor does. */
  readonly isFullScreen?: boolean
  readonly lazy: LazyRouteFunction<RouteObject>
}

/** The screens of one feature. */
export type Feature = readonly Screen[]
