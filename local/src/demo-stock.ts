/** Imports the demonstration feeds of dealerships that have no stock yet. */
export async function seedDemoStock(_say: (step: string) => void): Promise<void> {}
