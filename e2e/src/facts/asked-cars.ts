const maxOfKind = 150

/**
 * The cars about which each surface is asked one by one: all, but of one kind no more than this, spread over them. A group of
 * dealerships has two thousand of one kind. What is checked of a whole site at once is checked of all its cars.
 */
export function askedCars<Car>(cars: readonly Car[], kindOf: (car: Car) => string): Car[] {
  return [...Map.groupBy(cars, kindOf).values()].flatMap((own) => {
    const step = Math.ceil(own.length / maxOfKind)
    return own.filter((_, index) => index % step === 0)
  })
}
