import { startCart } from './cart/start-cart.ts'
import { watchMountPoints } from './mount-points.ts'

// Themes show one form of each control with a script and another without.
document.documentElement.classList.add('js')
watchMountPoints()
void startCart()
