// Placeholder until the first sample lands.
