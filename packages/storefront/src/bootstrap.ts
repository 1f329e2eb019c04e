import { startCart } from './cart/start-cart.ts'
import { watchMountPoints } from './mount-points.ts'

// Themes style controls differently with and without scripts.
document.documentElement.classList.add('js')
watchMountPoints()
void startCart()
