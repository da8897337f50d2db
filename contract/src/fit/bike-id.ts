/** Id of a bike among parts. Product ids never contain a space. */
export const bikeId = 'your bike';
