const most = 1000
const step = 4

/**
 * The cars about which each surface is asked one by one. Of thousands that is every fourth: each kind of car has dozens there, and all of
 * the other sites are asked about. What is checked of a whole site at once is checked of all its cars.
 */
export const askedCars = <Car>(cars: readonly Car[]): readonly Car[] =>
  cars.length > most ? cars.filter((_, index) => index % step === 0) : cars
